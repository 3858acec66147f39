import { Stack, Validations } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';

/** A role that begins with nothing, and is given single actions on single resources. */
export class ServiceRole extends Role {
  /** Grants actions on a table, and queries on the indexes that are named. */
  mayUseTable(table: Table, actions: readonly string[], indexes: readonly string[] = []): void {
    this.#allow(actions, 'dynamodb', [table.tableArn]);
    if (indexes.length > 0) {
      this.#allow(
        ['Query'],
        'dynamodb',
        indexes.map((index) => `${table.tableArn}/index/${index}`),
      );
    }
  }

  /** Grants actions on the objects below prefixes of the bucket. */
  mayUseFiles(bucket: IBucket, prefixes: readonly string[], actions: readonly string[]): void {
    const objects = prefixes.map((prefix) => bucket.arnForObjects(`${prefix}*`));
    this.#allow(actions, 's3', objects);
    const stack = Stack.of(this);
    Validations.of(this).acknowledge(
      ...prefixes.map((prefix) => ({
        id: `AwsSolutions-IAM5[Resource::<${stack.getLogicalId(bucket.node.defaultChild as never)}.Arn>/${prefix}*]`,
        reason: `Every document has its own keys below ${prefix}; they are not known beforehand.`,
      })),
    );
  }

  /** Grants listing of a bucket below prefixes, versions included: what a deletion needs. */
  mayListFiles(bucket: IBucket, prefixes: readonly string[]): void {
    this.addToPolicy(
      new PolicyStatement({
        actions: ['s3:ListBucketVersions'],
        resources: [bucket.bucketArn],
        conditions: { StringLike: { 's3:prefix': prefixes.map((prefix) => `${prefix}*`) } },
      }),
    );
  }

  may(actions: readonly string[], resources: readonly string[]): void {
    this.addToPolicy(new PolicyStatement({ actions: [...actions], resources: [...resources] }));
  }

  #allow(actions: readonly string[], service: string, resources: readonly string[]): void {
    this.may(
      actions.map((action) => `${service}:${action}`),
      resources,
    );
  }
}
