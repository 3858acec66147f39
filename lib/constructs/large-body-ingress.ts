import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { type IOrigin, OriginProtocolPolicy } from 'aws-cdk-lib/aws-cloudfront';
import { VpcOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import {
  FlowLogDestination,
  FlowLogTrafficType,
  GatewayVpcEndpointAwsService,
  IpAddresses,
  Peer,
  Port,
  SecurityGroup,
  SubnetType,
  Vpc,
} from 'aws-cdk-lib/aws-ec2';
import { Platform } from 'aws-cdk-lib/aws-ecr-assets';
import {
  AwsLogDriver,
  Cluster,
  ContainerImage,
  ContainerInsights,
  CpuArchitecture,
  FargateService,
  FargateTaskDefinition,
  OperatingSystemFamily,
} from 'aws-cdk-lib/aws-ecs';
import {
  ApplicationLoadBalancer,
  ApplicationProtocol,
  ApplicationTargetGroup,
  TargetType,
} from 'aws-cdk-lib/aws-elasticloadbalancingv2';
import { PolicyDocument, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { INGRESS_BODY_SECONDS, INGRESS_PORT } from '../../lambdas/config.ts';
import { INGRESS_HEALTH_PATH } from '../../lambdas/ingress/ingress.ts';
import { ONE_ARENA } from '../../lambdas/one-arena.ts';
import { bundle } from '../bundle.ts';
import type { StackConfig } from '../config.ts';
import { ServiceRole } from './service-role.ts';

export interface LargeBodyIngressProps {
  config: StackConfig;
  /** The variables of the HTTP application. */
  environment: Record<string, string>;
  /** Grants what the HTTP application calls. */
  allowApplication: (role: ServiceRole) => void;
  /** False makes the template without building any code: tests of the template alone. */
  bundled: boolean;
}

/** Two whole processors: a body of 70 MB is parsed and decoded in half a second. */
const TASK = { cpu: 2048, memoryMegabytes: 4096 };
/** The longest that Fargate waits after SIGTERM, which it sends when the targets are drained. */
const STOP_SECONDS = 120;
/** Silence after which the load balancer closes; the server keeps its connections longer. */
const IDLE_SECONDS = 120;

/**
 * The HTTP application as a container service that takes inline PDFs of 50 MiB, more than a
 * function does. CloudFront reaches its load balancer inside the VPC: nothing here has an address
 * that the internet can connect to, and so needs no certificate of its own.
 */
export class LargeBodyIngress extends Construct {
  readonly origin: IOrigin;
  readonly loadBalancer: ApplicationLoadBalancer;
  readonly targets: ApplicationTargetGroup;
  readonly service: FargateService;

  constructor(scope: Construct, id: string, props: LargeBodyIngressProps) {
    super(scope, id);
    const { config } = props;
    const { cloudFrontPrefixListId, minimumTasks, maximumTasks } = config.largeBodies;
    if (cloudFrontPrefixListId === null) throw new Error('largeBodies has no prefix list');
    const logGroup = (name: string): LogGroup =>
      new LogGroup(this, name, {
        retention: config.logRetentionDays as RetentionDays,
        removalPolicy: config.removal === 'retain' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      });

    const vpc = new Vpc(this, 'Vpc', {
      ipAddresses: IpAddresses.cidr('10.80.0.0/20'),
      maxAzs: 2,
      // A NAT gateway would cost more than all the rest. Tasks have public addresses for what they
      // call, and a security group that lets nobody in but the load balancer.
      natGateways: 0,
      restrictDefaultSecurityGroup: true,
      subnetConfiguration: [
        { name: 'Tasks', subnetType: SubnetType.PUBLIC, cidrMask: 24, mapPublicIpOnLaunch: false },
        { name: 'Balancer', subnetType: SubnetType.PRIVATE_ISOLATED, cidrMask: 24 },
      ],
      gatewayEndpoints: {
        S3: { service: GatewayVpcEndpointAwsService.S3 },
        DynamoDb: { service: GatewayVpcEndpointAwsService.DYNAMODB },
      },
    });
    vpc.addFlowLog('FlowLog', {
      destination: FlowLogDestination.toCloudWatchLogs(logGroup('FlowLogs')),
      trafficType: FlowLogTrafficType.REJECT,
    });

    const balancerGroup = new SecurityGroup(this, 'BalancerGroup', {
      vpc,
      description: 'Estimate Exchange: from CloudFront to the load balancer',
      allowAllOutbound: false,
    });
    balancerGroup.addIngressRule(
      Peer.prefixList(cloudFrontPrefixListId),
      Port.tcp(80),
      'CloudFront only',
    );
    this.loadBalancer = new ApplicationLoadBalancer(this, 'LoadBalancer', {
      vpc,
      internetFacing: false,
      vpcSubnets: { subnetType: SubnetType.PRIVATE_ISOLATED },
      securityGroup: balancerGroup,
      dropInvalidHeaderFields: true,
      idleTimeout: Duration.seconds(IDLE_SECONDS),
    });

    const application = logGroup('Log');
    const taskRole = new ServiceRole(this, 'Role', {
      assumedBy: new ServicePrincipal('ecs-tasks.amazonaws.com'),
    });
    props.allowApplication(taskRole);
    const executionRole = new ServiceRole(this, 'ExecutionRole', {
      assumedBy: new ServicePrincipal('ecs-tasks.amazonaws.com'),
      inlinePolicies: {
        log: new PolicyDocument({
          statements: [
            new PolicyStatement({
              actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
              resources: [application.logGroupArn],
            }),
          ],
        }),
      },
    });
    const arm = config.architecture === 'arm64';
    const definition = new FargateTaskDefinition(this, 'Task', {
      cpu: TASK.cpu,
      memoryLimitMiB: TASK.memoryMegabytes,
      taskRole,
      executionRole,
      runtimePlatform: {
        cpuArchitecture: arm ? CpuArchitecture.ARM64 : CpuArchitecture.X86_64,
        operatingSystemFamily: OperatingSystemFamily.LINUX,
      },
    });
    definition.addContainer('Application', {
      image: props.bundled
        ? ContainerImage.fromAsset(bundleOfServer().path, {
            platform: arm ? Platform.LINUX_ARM64 : Platform.LINUX_AMD64,
          })
        : ContainerImage.fromRegistry('template-only'),
      environment: { ...props.environment, ...ONE_ARENA },
      portMappings: [{ containerPort: INGRESS_PORT }],
      readonlyRootFilesystem: true,
      user: 'node',
      logging: new AwsLogDriver({ logGroup: application, streamPrefix: 'task' }),
      stopTimeout: Duration.seconds(STOP_SECONDS),
      healthCheck: {
        command: [
          'CMD',
          'node',
          '-e',
          `fetch('http://127.0.0.1:${INGRESS_PORT}${INGRESS_HEALTH_PATH}').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))`,
        ],
      },
    });

    const taskGroup = new SecurityGroup(this, 'TaskGroup', {
      vpc,
      description: 'Estimate Exchange: from the load balancer to the tasks',
      allowAllOutbound: false,
    });
    taskGroup.addEgressRule(Peer.anyIpv4(), Port.tcp(443), 'AWS, by TLS');
    taskGroup.addIngressRule(balancerGroup, Port.tcp(INGRESS_PORT), 'The load balancer only');
    balancerGroup.addEgressRule(taskGroup, Port.tcp(INGRESS_PORT), 'The tasks only');
    this.service = new FargateService(this, 'Service', {
      cluster: new Cluster(this, 'Cluster', {
        vpc,
        containerInsightsV2: ContainerInsights.ENABLED,
      }),
      taskDefinition: definition,
      desiredCount: minimumTasks,
      assignPublicIp: true,
      vpcSubnets: { subnetType: SubnetType.PUBLIC },
      securityGroups: [taskGroup],
      circuitBreaker: { rollback: true },
      minHealthyPercent: 100,
      maxHealthyPercent: 200,
    });
    const scaling = this.service.autoScaleTaskCount({
      minCapacity: minimumTasks,
      maxCapacity: maximumTasks,
    });
    scaling.scaleOnMemoryUtilization('Memory', { targetUtilizationPercent: 60 });
    scaling.scaleOnCpuUtilization('Processors', { targetUtilizationPercent: 60 });

    this.targets = new ApplicationTargetGroup(this, 'Targets', {
      vpc,
      port: INGRESS_PORT,
      protocol: ApplicationProtocol.HTTP,
      targetType: TargetType.IP,
      targets: [this.service],
      // A task that goes away finishes the uploads that it has begun to take.
      deregistrationDelay: Duration.seconds(INGRESS_BODY_SECONDS),
      healthCheck: { path: INGRESS_HEALTH_PATH, interval: Duration.seconds(15) },
    });
    this.loadBalancer.addListener('Http', {
      port: 80,
      protocol: ApplicationProtocol.HTTP,
      open: false,
      defaultTargetGroups: [this.targets],
    });
    // Slow senders hold a task without working it: so by requests too.
    scaling.scaleOnRequestCount('Requests', { requestsPerTarget: 60, targetGroup: this.targets });
    this.origin = VpcOrigin.withApplicationLoadBalancer(this.loadBalancer, {
      protocolPolicy: OriginProtocolPolicy.HTTP_ONLY,
      readTimeout: Duration.seconds(60),
    });
    this.#acknowledge(vpc, definition, executionRole);
  }

  #acknowledge(vpc: Vpc, definition: FargateTaskDefinition, executionRole: ServiceRole): void {
    Validations.of(this.loadBalancer).acknowledge({
      id: 'AwsSolutions-ELB2',
      reason:
        'The server writes a line for each request (lambdas/ingress/ingress.ts); the log of an internal load balancer would name CloudFront alone.',
    });
    Validations.of(definition).acknowledge({
      id: 'AwsSolutions-ECS2',
      reason: 'Names of tables, bucket and secret, as the functions have them; no secret.',
    });
    Validations.of(executionRole).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'ecr:GetAuthorizationToken, which CDK adds for the image, takes no resource.',
    });
    Validations.of(vpc).acknowledge({
      id: 'AwsSolutions-VPC7',
      reason:
        'It has a flow log of what was refused; what was let in are requests, and the server writes a line for each.',
    });
  }
}

const bundleOfServer = () =>
  bundle('lambdas/ingress/main.ts', {
    files: { 'lib/large-bodies.Dockerfile': 'Dockerfile' },
  });
