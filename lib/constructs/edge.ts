import { Duration, Fn, RemovalPolicy, Validations } from 'aws-cdk-lib';
import type { HttpApi, WebSocketApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  type IOrigin,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { FunctionUrl } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { StackConfig } from '../config.ts';
import { type EdgeOrigin, type EdgeRule, edgeRulesOf, tooLargeBody } from '../edge-rules.ts';
import type { Files } from './files.ts';
import type { LargeBodyIngress } from './large-body-ingress.ts';

export interface EdgeProps {
  config: StackConfig;
  http: HttpApi;
  webSocket: WebSocketApi;
  stream: FunctionUrl;
  files: Files;
  /** The container service for long inline bodies, where it is deployed. */
  largeBodies: LargeBodyIngress | null;
}

const READ_ONLY: ReadonlySet<EdgeOrigin> = new Set(['webSocket', 'serverSentEvents']);

/** CloudFront in front of the three APIs, built from the table of edge rules. */
export class Edge extends Construct {
  readonly url: string;

  constructor(scope: Construct, id: string, props: EdgeProps) {
    super(scope, id);
    const { config, http, webSocket, stream, largeBodies } = props;
    const rules = edgeRulesOf(config);
    const hostOf = (url: string): string => Fn.select(2, Fn.split('/', url));
    const origin = (domainName: string, readTimeoutSeconds = 30): IOrigin =>
      new HttpOrigin(domainName, {
        protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
        readTimeout: Duration.seconds(readTimeoutSeconds),
        keepaliveTimeout: Duration.seconds(30),
      });
    const origins: Partial<Record<EdgeOrigin, IOrigin>> = {
      http: origin(hostOf(http.apiEndpoint)),
      webSocket: origin(hostOf(webSocket.apiEndpoint)),
      // Heartbeats come every 25 seconds; a minute of silence means that nobody is there.
      serverSentEvents: origin(hostOf(stream.url), 60),
      ...(largeBodies && { largeBodies: largeBodies.origin }),
    };
    const originOf = ({ origin: name, path }: EdgeRule): IOrigin => {
      const found = origins[name];
      if (!found)
        throw new Error(
          `The edge rule for ${path} names the origin ${name}, which the stack does not have.`,
        );
      return found;
    };
    const behaviour = (rule: EdgeRule): BehaviorOptions & { origin: IOrigin } => ({
      origin: originOf(rule),
      allowedMethods: READ_ONLY.has(rule.origin)
        ? AllowedMethods.ALLOW_GET_HEAD_OPTIONS
        : AllowedMethods.ALLOW_ALL,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      // All headers but Host: service-api-key and Idempotency-Key go through, and the query.
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy: ResponseHeadersPolicy.SECURITY_HEADERS,
      compress: false,
      functionAssociations: [
        {
          eventType: FunctionEventType.VIEWER_REQUEST,
          function: new EdgeFunction(this, `On-${rule.origin}`, {
            runtime: FunctionRuntime.JS_2_0,
            code: FunctionCode.fromInline(edgeFunctionCode(rule)),
            comment: `Estimate Exchange: requests for ${rule.path}`,
          }),
        },
      ],
    });
    const everythingElse = rules.find(({ path }) => path === '*');
    if (!everythingElse) throw new Error('The edge rules have no rule for everything else.');
    const { domainName, certificateArn } = config.edge;
    const distribution = new Distribution(this, 'Distribution', {
      comment: 'Estimate Exchange',
      httpVersion: HttpVersion.HTTP2_AND_3,
      defaultBehavior: behaviour(everythingElse),
      additionalBehaviors: Object.fromEntries(
        rules.filter(({ path }) => path !== '*').map((rule) => [rule.path, behaviour(rule)]),
      ),
      ...(domainName &&
        certificateArn && {
          domainNames: [domainName],
          minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
          certificate: Certificate.fromCertificateArn(this, 'Certificate', certificateArn),
        }),
    });
    distribution.applyRemovalPolicy(RemovalPolicy.DESTROY);
    this.url = `https://${domainName ?? distribution.distributionDomainName}`;
    Validations.of(distribution).acknowledge(
      {
        id: 'AwsSolutions-CFR1',
        reason: 'The service is for customers of the operator, wherever they are.',
      },
      {
        id: 'AwsSolutions-CFR2',
        reason:
          'Every request carries a key that the application checks, and the API is throttled. A web ACL costs money and is the operator’s choice.',
      },
      {
        id: 'AwsSolutions-CFR3',
        reason:
          'Access logs of CloudFront hold the query, and the query of a stream holds its token. Each API writes its own access log without the query.',
      },
      {
        id: 'AwsSolutions-CFR4',
        reason:
          'The *.cloudfront.net certificate sets its own minimum; with a domain of its own (lib/config.ts) it is TLS 1.2.',
      },
    );
  }
}

/** Runs at the edge for every request; plain JavaScript of CloudFront's own runtime. */
export const edgeFunctionCode = (rule: EdgeRule): string =>
  [
    'function handler(event) {',
    '  var request = event.request;',
    "  var length = request.headers['content-length'];",
    `  if (length && Number(length.value) > ${rule.maximumBodyBytes}) {`,
    '    return {',
    '      statusCode: 413,',
    "      statusDescription: 'Content Too Large',",
    "      headers: { 'content-type': { value: 'application/json' }, 'x-request-id': { value: event.context.requestId } },",
    `      body: { encoding: 'text', data: ${JSON.stringify(tooLargeBody('@'))}.replace('@', event.context.requestId) },`,
    '    };',
    '  }',
    "  if (request.headers.host) request.headers['x-forwarded-host'] = { value: request.headers.host.value };",
    ...(rule.rewriteTo === null ? [] : [`  request.uri = ${JSON.stringify(rule.rewriteTo)};`]),
    '  return request;',
    '}',
    '',
  ].join('\n');
