import { readFileSync } from 'node:fs';
import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { FULL_INLINE_BYTES } from '../../lambdas/api/dependencies.ts';
import { FUNCTION_VARIABLES, MAXIMUM_GATEWAY_BODY_BYTES } from '../../lambdas/config.ts';
import { checkConfig, configOf, type StackConfig } from '../../lib/config.ts';
import { edgeRulesOf } from '../../lib/edge-rules.ts';
import { resourcesOf, synthesize } from './synthesize.ts';

const production = configOf('production');
const withIngress: StackConfig = {
  ...production,
  largeBodies: {
    enabled: true,
    cloudFrontPrefixListId: 'pl-0123456789abcdef0',
    minimumTasks: 1,
    maximumTasks: 4,
  },
};
// Held against cdk-nag as every synthesis is: a finding would throw here.
const { template, json } = synthesize(withIngress);

describe('the large-body ingress', () => {
  it('is off by default, and then leaves nothing that costs', () => {
    const types = Object.values(synthesize('production').json.Resources).map(({ Type }) => Type);
    expect(
      types.filter((type) =>
        /::(ECS|EC2|ElasticLoadBalancingV2|ApplicationAutoScaling)::/.test(type),
      ),
    ).toEqual([]);
    expect(types).not.toContain('AWS::CloudFront::VpcOrigin');
  });

  it('is refused without the distribution, without the list of who may connect, and upside down', () => {
    expect(() =>
      checkConfig({ ...withIngress, edge: { ...production.edge, enabled: false } }),
    ).toThrow(/edge\.enabled/);
    expect(() =>
      checkConfig({
        ...withIngress,
        largeBodies: { ...withIngress.largeBodies, cloudFrontPrefixListId: null },
      }),
    ).toThrow(/cloudFrontPrefixListId/);
    expect(() =>
      checkConfig({ ...withIngress, largeBodies: { ...withIngress.largeBodies, minimumTasks: 9 } }),
    ).toThrow(/minimumTasks/);
  });

  it('takes POST /upload alone, up to 50 MiB in base64; everything else stays with the gateway', () => {
    const rules = edgeRulesOf(withIngress);
    expect(rules.filter(({ origin }) => origin === 'largeBodies')).toEqual([
      {
        path: '/upload',
        origin: 'largeBodies',
        rewriteTo: null,
        maximumBodyBytes: FULL_INLINE_BYTES,
      },
    ]);
    expect(edgeRulesOf(production).map(({ origin }) => origin)).not.toContain('largeBodies');
    const everythingElse = rules.find(({ path }) => path === '*');
    expect(everythingElse?.maximumBodyBytes).toBe(MAXIMUM_GATEWAY_BODY_BYTES);
    template.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        CacheBehaviors: Match.arrayWith([
          Match.objectLike({
            PathPattern: '/upload',
            ViewerProtocolPolicy: 'https-only',
            AllowedMethods: Match.arrayWith(['POST']),
          }),
        ]),
        Origins: Match.arrayWith([
          Match.objectLike({ VpcOriginConfig: { VpcOriginId: Match.anyValue() } }),
        ]),
      },
    });
  });

  it('can be connected to by CloudFront only, inside the VPC', () => {
    template.hasResourceProperties('AWS::ElasticLoadBalancingV2::LoadBalancer', {
      Scheme: 'internal',
      LoadBalancerAttributes: Match.arrayWith([
        { Key: 'routing.http.drop_invalid_header_fields.enabled', Value: 'true' },
      ]),
    });
    const ingress = resourcesOf(json, 'AWS::EC2::SecurityGroupIngress').map(([, given]) => given);
    const inline = resourcesOf(json, 'AWS::EC2::SecurityGroup').flatMap(
      ([, { SecurityGroupIngress = [] }]) => SecurityGroupIngress as Record<string, unknown>[],
    );
    const sources = [...ingress, ...inline].map(
      ({ SourcePrefixListId, SourceSecurityGroupId, CidrIp, CidrIpv6 }) => ({
        list: SourcePrefixListId ?? null,
        group: SourceSecurityGroupId === undefined ? null : 'group',
        open: CidrIp ?? CidrIpv6 ?? null,
      }),
    );
    expect(sources.map(({ open }) => open)).toEqual(sources.map(() => null));
    expect(sources.filter(({ list }) => list !== null)).toEqual([
      { list: 'pl-0123456789abcdef0', group: null, open: null },
    ]);
    for (const { list, group } of sources) expect(list ?? group).not.toBeNull();
  });

  it('lets the tasks call out by TLS only', () => {
    const groups = resourcesOf(json, 'AWS::EC2::SecurityGroup').flatMap(
      ([, { SecurityGroupEgress = [] }]) => SecurityGroupEgress as Record<string, unknown>[],
    );
    const open = groups.filter(({ CidrIp }) => CidrIp === '0.0.0.0/0');
    expect(open.map(({ FromPort, ToPort }) => [FromPort, ToPort])).toEqual([[443, 443]]);
  });

  it('runs the application as nobody, on a file system that cannot be written, with no secret', () => {
    const [[, task] = ['', {}]] = resourcesOf(json, 'AWS::ECS::TaskDefinition');
    const { ContainerDefinitions, RuntimePlatform } = task as {
      ContainerDefinitions: Record<string, unknown>[];
      RuntimePlatform: unknown;
    };
    expect(RuntimePlatform).toMatchObject({ CpuArchitecture: 'ARM64' });
    const [container] = ContainerDefinitions;
    expect(container).toMatchObject({ ReadonlyRootFilesystem: true, User: 'node' });
    const names = ((container?.Environment ?? []) as { Name: string }[]).map(({ Name }) => Name);
    expect(names.sort()).toEqual(['MALLOC_ARENA_MAX', ...FUNCTION_VARIABLES.api].sort());
  });

  it('grants the container exactly what it grants the function of the same application', () => {
    const actionsOf = (principal: string, marker: RegExp): string[] => {
      const roles = Object.entries(json.Resources).filter(
        ([id, { Type, Properties }]) =>
          Type === 'AWS::IAM::Role' &&
          marker.test(id) &&
          JSON.stringify(Properties.AssumeRolePolicyDocument).includes(principal),
      );
      const ids = new Set(roles.map(([id]) => id));
      return resourcesOf(json, 'AWS::IAM::Policy')
        .filter(([, { Roles }]) => (Roles as { Ref: string }[]).some(({ Ref }) => ids.has(Ref)))
        .flatMap(([, { PolicyDocument }]) =>
          (PolicyDocument as { Statement: { Action: string | string[] }[] }).Statement.flatMap(
            ({ Action }) => Action,
          ),
        )
        .filter((action) => !action.startsWith('xray:'))
        .sort();
    };
    const container = actionsOf('ecs-tasks', /^LargeBodiesRole/);
    expect(container.length).toBeGreaterThan(10);
    expect(container).toEqual(actionsOf('lambda', /^FunctionsapiRole/));
  });

  it('rolls a failing deployment back, keeps the old tasks until then, and grows with its memory', () => {
    template.hasResourceProperties('AWS::ECS::Service', {
      DeploymentConfiguration: {
        DeploymentCircuitBreaker: { Enable: true, Rollback: true },
        MinimumHealthyPercent: 100,
      },
    });
    template.hasResourceProperties('AWS::ApplicationAutoScaling::ScalableTarget', {
      MinCapacity: 1,
      MaxCapacity: 4,
    });
  });

  it('has an alarm for failures, sick tasks and memory, each with its runbook', () => {
    const alarms = resourcesOf(json, 'AWS::CloudWatch::Alarm').filter(([, { AlarmDescription }]) =>
      String(AlarmDescription).includes('#large-bodies'),
    );
    expect(alarms).toHaveLength(3);
    const runbooks = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
    expect(runbooks).toMatch(/^### Large bodies$/m);
  });
});
