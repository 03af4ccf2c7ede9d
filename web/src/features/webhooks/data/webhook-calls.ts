import { webhooksApi, type webhookInputSchema } from '@portal/domain/contracts/webhooks-api';
import type { Model } from '@portal/domain/fields/model';
import type { Webhook } from '@portal/domain/webhooks/webhook';
import { callApi } from '../../../firebase/api-client';
import { useFirebase } from '../../../firebase/firebase-context';

export type WebhookInput = Model<typeof webhookInputSchema>;

/** Calls about the webhooks of an organization. */
export function useWebhookCalls(organizationId: string) {
  const { auth } = useFirebase();
  const options = { api: 'app' } as const;
  return {
    add: (input: WebhookInput) => callApi(auth, webhooksApi.addWebhook, { organizationId, ...input }, options),
    update: ({ id, url, events, isEnabled }: Pick<Webhook, 'id' | 'url' | 'events' | 'isEnabled'>) =>
      callApi(auth, webhooksApi.updateWebhook, { organizationId, webhookId: id, url, events, isEnabled }, options),
    remove: (webhookId: string) => callApi(auth, webhooksApi.removeWebhook, { organizationId, webhookId }, options),
    test: (webhookId: string) => callApi(auth, webhooksApi.testWebhook, { organizationId, webhookId }, options),
    resend: (deliveryId: string) =>
      callApi(auth, webhooksApi.resendWebhookDelivery, { organizationId, deliveryId }, options),
  };
}
