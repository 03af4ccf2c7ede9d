import { defineWidget } from '../../components/captcha/define-widget';
import { PortalError } from '@portal/domain/errors/portal-error';

/** Longest work on a challenge, in milliseconds. */
const longestMs = 60_000;

/**
 * Solves the proof of work of a captcha (ALTCHA) with the widget, which nobody sees.
 * @throws PortalError `captchaRequired` when it cannot be solved.
 */
export async function solveCaptcha(loadChallenge: () => Promise<Record<string, unknown>>): Promise<string> {
  defineWidget();
  const widget = document.createElement('altcha-widget');
  widget.hidden = true;
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = () => {
        reject(new PortalError('captchaRequired'));
      };
      setTimeout(fail, longestMs);
      widget.addEventListener('statechange', (event) => {
        const detail: unknown = event instanceof CustomEvent ? event.detail : null;
        if (typeof detail !== 'object' || detail === null || !('state' in detail)) return;
        if (detail.state === 'error') fail();
        if (detail.state === 'verified' && 'payload' in detail) resolve(String(detail.payload));
      });
      widget.addEventListener('load', () => {
        void widget.configure({
          auto: 'onload',
          challenge: '/captcha',
          fetch: () => loadChallenge().then((challenge) => Response.json(challenge)),
          humanInteractionSignature: false,
          name: 'captcha',
        });
        void widget.verify();
      });
      document.body.append(widget);
    });
  } finally {
    widget.remove();
  }
}
