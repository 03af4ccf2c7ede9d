import { expect, test } from '@jest/globals';
import { secretFrom, signedHeaders } from './sign-webhook';

test('signs as the example of Standard Webhooks', () => {
  const headers = signedHeaders('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1_614_265_330,
    body: '{"test": 2432232314}',
  });
  expect(headers).toMatchObject({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('a secret is base64 behind its prefix', () => {
  expect(secretFrom(Buffer.alloc(32, 255).toString('base64url'))).toBe(
    `whsec_${Buffer.alloc(32, 255).toString('base64')}`,
  );
});
