/** Mail services that load the images of a mail for the recipient when it is shown. */
const displayProxies = /GoogleImageProxy|YahooMailProxy|ggpht/i;

/** Programs that load images or follow links without anybody reading: previews, virus scanners. */
const automaticAgents =
  /Outlook-iOS-Prefetch|Barracuda|Mimecast|Proofpoint|ZScaler|MessageLabs|Trend ?Micro|Sophos|FireEye|Cisco|Symantec|SafeLinks|bot\b|crawler|spider|curl|wget|python-requests|HeadlessChrome|Go-http-client/i;

/** Apple's privacy proxy, which loads the images of every mail, names only this. */
const appleProxy = /^Mozilla\/5\.0$/;

/** Nobody reads a mail this soon after it was passed on; scanners check links at once. */
export const minReadingMs = 3_000;

/**
 * Who loaded the image of a mail or followed its link: the recipient, a mail service's proxy for a recipient who looks at
 * the mail, or a program that nobody asked.
 */
export function loadedBy(request: {
  userAgent: string;
  sentAt: number;
  now: number;
}): 'recipient' | 'proxy' | 'program' {
  const { userAgent, sentAt, now } = request;
  if (now - sentAt < minReadingMs) return 'program';
  if (displayProxies.test(userAgent)) return 'proxy';
  const isProgram = userAgent === '' || appleProxy.test(userAgent) || automaticAgents.test(userAgent);
  return isProgram ? 'program' : 'recipient';
}
