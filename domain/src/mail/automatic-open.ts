/** Programs that load images or follow links for somebody: image proxies, previews, virus scanners. */
const automaticAgents =
  /GoogleImageProxy|YahooMailProxy|ggpht|Outlook-iOS-Prefetch|Barracuda|Mimecast|Proofpoint|ZScaler|MessageLabs|Trend ?Micro|Sophos|FireEye|Cisco|Symantec|SafeLinks|bot\b|crawler|spider|curl|wget|python-requests|HeadlessChrome|Go-http-client/i;

/** Apple's privacy proxy names only this. */
const appleProxy = /^Mozilla\/5\.0$/;

/** Nobody reads a mail this soon after it was passed on; scanners check links at once. */
export const shortestReadingMs = 3_000;

/** Whether an open or a click was made by a program instead of the recipient. */
export function isAutomatic(request: { userAgent: string; sentAt: number; now: number }): boolean {
  const { userAgent, sentAt, now } = request;
  if (now - sentAt < shortestReadingMs) return true;
  return userAgent === '' || appleProxy.test(userAgent) || automaticAgents.test(userAgent);
}
