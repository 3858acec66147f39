import { RemovalPolicy, Validations } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  HttpApi,
  HttpMethod,
  HttpNoneAuthorizer,
  HttpRoute,
  HttpRouteKey,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { StackConfig } from '../config.ts';
import { HTTP_ROUTES } from '../http-routes.ts';
import type { ServiceFunction } from './service-function.ts';

/**
 * The HTTP API: one route per operation of the contract, so that the access log and throttles know
 * them apart, and `$default`, so that everything else gets the application's own 404 and 405.
 */
export class HttpEntrance extends Construct {
  readonly api: HttpApi;

  constructor(
    scope: Construct,
    id: string,
    { config, api, mcp }: { config: StackConfig; api: ServiceFunction; mcp: ServiceFunction },
  ) {
    super(scope, id);
    // The application answers preflights itself: they reach it by $default.
    this.api = new HttpApi(this, 'Api', {
      description: 'Estimate Exchange',
      createDefaultStage: false,
    });
    const logGroup = new LogGroup(this, 'AccessLog', {
      retention: config.logRetentionDays as RetentionDays,
      removalPolicy: config.removal === 'retain' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.api.addStage('Stage', {
      stageName: '$default',
      autoDeploy: true,
      throttle: {
        rateLimit: config.http.throttleRate,
        burstLimit: config.http.throttleBurst,
      },
      accessLogSettings: {
        destination: new LogGroupLogDestination(logGroup),
        // The route, not the path: a path may hold what a caller typed. Never the query: tokens.
        format: AccessLogFormat.custom(
          JSON.stringify({
            requestId: '$context.requestId',
            time: '$context.requestTime',
            route: '$context.routeKey',
            status: '$context.status',
            latency: '$context.responseLatency',
            requestBytes: '$context.requestLength',
            responseBytes: '$context.responseLength',
            error: '$context.error.message',
          }),
        ),
      },
    });
    const integrations = {
      // One permission for the whole API instead of one per route: the limit is 20 KB of policy.
      api: new HttpLambdaIntegration('Application', api.lambda, { scopePermissionToRoute: false }),
      mcp: new HttpLambdaIntegration('AgentTools', mcp.lambda, { scopePermissionToRoute: false }),
    };
    const authorizer = new HttpNoneAuthorizer();
    for (const { method, path, target } of HTTP_ROUTES) {
      new HttpRoute(this, `${method} ${path}`, {
        httpApi: this.api,
        integration: integrations[target],
        routeKey: HttpRouteKey.with(path, HttpMethod[method]),
        authorizer,
      });
    }
    new HttpRoute(this, 'Otherwise', {
      httpApi: this.api,
      integration: integrations.api,
      routeKey: HttpRouteKey.DEFAULT,
      authorizer,
    });
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason:
        'The application checks the service-api-key itself, against its own key store: an HTTP API has no API keys, and its authorizers cannot answer the documented 401 body.',
    });
  }
}
