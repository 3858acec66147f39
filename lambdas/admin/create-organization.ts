import type { AccessStore, Clock, Ids, Organization } from '../ports.ts';

/** Makes an organization: the owner of keys, documents and claims. */
export const createOrganization = async (
  { access, clock, ids }: { access: AccessStore; clock: Clock; ids: Ids },
  name: string,
): Promise<Organization> => {
  const organization: Organization = {
    organizationId: `org_${ids.handle()}`,
    name,
    createdAt: clock.now().toISOString(),
  };
  if (!(await access.createOrganization(organization))) {
    throw new Error(`Organization ${organization.organizationId} exists already`);
  }
  return organization;
};
