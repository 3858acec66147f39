import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import {
  TABLES,
  type TableDefinition,
  type TableName,
  TTL_ATTRIBUTE,
} from '../../lambdas/adapters/aws/tables.ts';
import type { StackConfig } from '../config.ts';

const TYPES = { S: AttributeType.STRING, N: AttributeType.NUMBER };

/** The tables of lambdas/adapters/aws/tables.ts, with backups and encryption. */
export class Records extends Construct {
  readonly tables: Readonly<Record<TableName, Table>>;

  constructor(scope: Construct, id: string, config: StackConfig) {
    super(scope, id);
    const tables = {} as Record<TableName, Table>;
    for (const name of Object.keys(TABLES) as TableName[]) {
      tables[name] = this.#table(name, TABLES[name], config);
    }
    this.tables = tables;
  }

  #table(name: string, definition: TableDefinition, config: StackConfig): Table {
    const retained = config.removal === 'retain';
    const table = new Table(this, name, {
      partitionKey: key(definition.partitionKey),
      sortKey: key(definition.sortKey),
      billingMode: BillingMode.PAY_PER_REQUEST,
      encryption: TableEncryption.AWS_MANAGED,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: retained,
      removalPolicy: retained ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      ...(definition.expires && { timeToLiveAttribute: TTL_ATTRIBUTE }),
      ...(definition.streams && { stream: StreamViewType.NEW_IMAGE }),
    });
    for (const [indexName, index] of Object.entries(definition.indexes)) {
      table.addGlobalSecondaryIndex({
        indexName,
        partitionKey: { name: index.partitionKey, type: AttributeType.STRING },
        sortKey: { name: index.sortKey, type: AttributeType.STRING },
        ...(typeof index.projection === 'string'
          ? { projectionType: ProjectionType[index.projection] }
          : {
              projectionType: ProjectionType.INCLUDE,
              nonKeyAttributes: [...index.projection],
            }),
      });
    }
    return table;
  }
}

const key = ({ name, type }: { name: string; type: keyof typeof TYPES }) => ({
  name,
  type: TYPES[type],
});
