import { once } from '../adapters/aws/once.ts';
import { readConfig } from '../config.ts';
import type { Greeting } from '../realtime/cloud/dependencies.ts';
import { greet } from '../realtime/cloud/greet.ts';
import { connectionsOf, followingOf, senderOf } from './realtime-dependencies.ts';

const dependencies = once(async () => {
  const config = readConfig('greeter');
  return { ...followingOf(config), connections: connectionsOf(config), sender: senderOf(config) };
});

/** Invoked asynchronously by `$connect`, for what the address of a WebSocket subscribes to. */
export const handler = async (greeting: Greeting): Promise<void> => {
  await greet(await dependencies(), greeting);
};
