import { type Command, InvalidArgumentError, Option } from 'commander';
import { readStarterCatalog } from '../catalog/starter.ts';
import { openEmbedded } from '../lambdas/adapters/embedded/open-embedded.ts';
import { createKey } from '../lambdas/admin/create-key.ts';
import { createOrganization } from '../lambdas/admin/create-organization.ts';
import { grantClaims } from '../lambdas/admin/grant-claims.ts';
import type { AccessStore, BucketSource, ClaimStore, Clock, Ids } from '../lambdas/ports.ts';
import { CommandFailure } from './command-failure.ts';

interface AdministrationPorts {
  access: AccessStore;
  claims: ClaimStore;
  clock: Clock;
  ids: Ids;
}

interface Target {
  data: string;
  stack?: string;
  json?: boolean;
}

const SOURCES: BucketSource[] = ['purchase', 'subscription', 'promotion', 'adjustment'];
const DAY_MILLISECONDS = 86_400_000;

/** `estimate org | key | claims`: on a data folder, or on a deployed stack with --stack. */
export const registerAdministration = (program: Command): void => {
  const org = program
    .command('org')
    .description('Organizations: the owners of keys and documents.');
  onTarget(org.command('create <name>').description('Make an organization.')).action(
    async (name: string, target: Target) => {
      const organization = await createOrganization(await openTarget(target), name);
      print(target, { organization_id: organization.organizationId, name: organization.name });
    },
  );
  onTarget(org.command('list').description('List all organizations.')).action(
    async (target: Target) => {
      const organizations = await (await openTarget(target)).access.listOrganizations();
      printRows(
        target,
        organizations.map((organization) => ({
          organization_id: organization.organizationId,
          name: organization.name,
          created_at: organization.createdAt,
        })),
      );
    },
  );

  const key = program.command('key').description('API keys of an organization.');
  onTarget(
    key
      .command('create <organization-id>')
      .description('Make a key. Its text is shown once and stored nowhere.')
      .addOption(new Option('--mode <mode>').choices(['test', 'live']).default('test'))
      .option('--name <name>', 'what the key is for', 'key')
      .option(
        '--expires <date-time>',
        'ISO date or date-time after which it is refused',
        isoInstant,
      ),
  ).action(
    async (
      organizationId: string,
      options: Target & { mode: 'test' | 'live'; name: string; expires?: string },
    ) => {
      const { apiKey } = await orFailure(
        createKey(await openTarget(options), {
          organizationId,
          mode: options.mode,
          name: options.name,
          expiresAt: options.expires ?? null,
        }),
      );
      print(options, { api_key: apiKey });
    },
  );
  onTarget(
    key.command('list <organization-id>').description("List an organization's keys."),
  ).action(async (organizationId: string, target: Target) => {
    const keys = await (await openTarget(target)).access.listKeys(organizationId);
    printRows(
      target,
      keys.map((one) => ({
        key_id: one.keyId,
        mode: one.mode,
        name: one.name,
        created_at: one.createdAt,
        expires_at: one.expiresAt,
        revoked_at: one.revokedAt,
      })),
    );
  });
  onTarget(key.command('revoke <key-id>').description('Refuse a key from now on.')).action(
    async (keyId: string, target: Target) => {
      const { access, clock } = await openTarget(target);
      if (!(await access.revokeKey(keyId, clock.now().toISOString()))) {
        throw new CommandFailure(
          `There is no key ${keyId}. "estimate key list <organization-id>" shows the ids.`,
        );
      }
      print(target, { revoked: keyId });
    },
  );

  const claims = program.command('claims').description('Claims: what live exports cost.');
  onTarget(
    claims
      .command('grant <organization-id> <quantity>')
      .description('Add claims, and complete the documents that wait for them.')
      .addOption(new Option('--source <source>').choices(SOURCES).default('purchase'))
      .option('--days <days>', 'until they expire', wholeNumber, 365),
  ).action(
    async (
      organizationId: string,
      quantity: string,
      options: Target & { source: BucketSource; days: number },
    ) => {
      const ports = await openTarget(options);
      const expiresAt = new Date(ports.clock.now().getTime() + options.days * DAY_MILLISECONDS);
      const { bucket, completedDocuments } = await orFailure(
        grantClaims(ports, {
          organizationId,
          quantity: Number(quantity),
          sourceType: options.source,
          expiresAt: expiresAt.toISOString(),
        }),
      );
      print(options, {
        bucket_id: bucket.bucketId,
        quantity: bucket.quantity,
        expires_at: bucket.expiresAt,
        completed_documents: completedDocuments,
      });
    },
  );
  onTarget(
    claims.command('list <organization-id>').description("List an organization's buckets."),
  ).action(async (organizationId: string, target: Target) => {
    const buckets = await (await openTarget(target)).claims.buckets(organizationId);
    printRows(
      target,
      buckets.map((bucket) => ({
        bucket_id: bucket.bucketId,
        source_type: bucket.sourceType,
        quantity: bucket.quantity,
        claims_remaining: bucket.claimsRemaining,
        expires_at: bucket.expiresAt,
      })),
    );
  });
};

const onTarget = (command: Command): Command =>
  command
    .option('--data <folder>', "the embedded service's data folder", '.data')
    .option('--stack <name>', 'a deployed stack instead, by its CloudFormation name')
    .option('--json', 'print JSON for machines');

const openTarget = async (target: Target): Promise<AdministrationPorts> => {
  if (target.stack !== undefined) {
    const { openStack } = await import('../lambdas/adapters/aws/open-stack.ts');
    return orFailure(openStack(target.stack));
  }
  return openEmbedded(target.data, {
    starterCatalog: readStarterCatalog(),
    baseUrl: () => {
      throw new Error('Administration signs no URLs');
    },
  });
};

/** What an administration use case throws is for the person who gave the command. */
const orFailure = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw new CommandFailure(error instanceof Error ? error.message : String(error));
  }
};

type Row = Record<string, string | number | null>;

const print = (target: Target, row: Row): void => {
  if (target.json) process.stdout.write(`${JSON.stringify(row)}\n`);
  else for (const [name, value] of Object.entries(row)) process.stdout.write(`${name}  ${value}\n`);
};

const printRows = (target: Target, rows: Row[]): void => {
  if (target.json) process.stdout.write(`${JSON.stringify(rows)}\n`);
  else if (rows.length === 0) process.stdout.write('none\n');
  else console.table(rows);
};

const wholeNumber = (text: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) {
    throw new InvalidArgumentError('It must be a whole number above 0.');
  }
  return value;
};

const isoInstant = (text: string): string => {
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime()) || !/^\d{4}-\d{2}-\d{2}/.test(text)) {
    throw new InvalidArgumentError('It must be an ISO date or date-time, such as 2027-01-31.');
  }
  return instant.toISOString();
};
