import { ApiError } from './api-error.ts';

/** The one 401, whatever is wrong with the key. */
export const unauthorized = (): ApiError =>
  new ApiError('unauthorized', 'A valid API key is needed in the service-api-key header');
