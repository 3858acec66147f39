/** The running service that the suite is pointed at. */
export interface ContractTarget {
  base_url: string;
  organizations: { a: OrganizationKeys; b: OrganizationKeys };
}

export interface OrganizationKeys {
  organization_id: string;
  test_key: string;
  live_key: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    contract: ContractTarget;
  }
}
