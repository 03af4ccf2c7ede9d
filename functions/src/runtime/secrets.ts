import { defineSecret } from 'firebase-functions/params';

/** Secrets in Secret Manager, bound to every function; `config.ts` reads them from the environment. */
export const secrets = [
  defineSecret('AI_SERVICE_KEY'),
  defineSecret('CODE_KEY'),
  defineSecret('SMTP_PASSWORD'),
  defineSecret('MAIL_EVENTS_KEY'),
  defineSecret('MAIL_REPLIES_KEY'),
  defineSecret('GEOLOCATION_KEY'),
  defineSecret('ELASTICSEARCH_API_KEY'),
  defineSecret('PARSING_SERVICE_KEY'),
  defineSecret('BULLHORN_CLIENT_SECRET'),
];
