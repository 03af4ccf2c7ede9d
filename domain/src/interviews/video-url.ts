/** Whether a text is the address of a video call: a page of the web, by a secure connection. */
export function isVideoUrl(text: string): boolean {
  return /^https:\/\/[^\s/:?#@"'<>]+(?::\d{1,5})?(?:[/?#][^\s"'<>]*)?$/i.test(text);
}
