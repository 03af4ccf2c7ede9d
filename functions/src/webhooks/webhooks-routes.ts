import { webhooksApi } from '@portal/domain/contracts/webhooks-api';
import { route, type Route } from '../runtime/route';
import { addWebhook, removeWebhook, resendWebhookDelivery, testWebhook, updateWebhook } from './manage-webhooks';

/** Webhooks, part of the app API. */
export const webhooksRoutes: readonly Route[] = [
  route({ endpoint: webhooksApi.addWebhook, access: 'organization:edit', handler: addWebhook }),
  route({ endpoint: webhooksApi.updateWebhook, access: 'organization:edit', handler: updateWebhook }),
  route({ endpoint: webhooksApi.removeWebhook, access: 'organization:edit', handler: removeWebhook }),
  route({ endpoint: webhooksApi.testWebhook, access: 'organization:edit', handler: testWebhook }),
  route({ endpoint: webhooksApi.resendWebhookDelivery, access: 'organization:edit', handler: resendWebhookDelivery }),
];
