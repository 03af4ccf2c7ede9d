/** How often a public page reports that it is being read, in milliseconds (002 §4, §9). */
export const viewPollMs = 5000;

/** After so long without activity a visit ends and a new session id is made, in milliseconds (002 §4, §9). */
export const maxInactiveMs = 300_000;

/** Without mouse or keyboard for so long, time is not counted, in milliseconds (000 §9, 002 §9). */
export const idleTimeoutMs = 30_000;

/** How long the feedback bar fades after closing, in milliseconds (002 §4, §9). */
export const feedbackBarFadeMs = 800;

/** From showing the gate to blurring the page behind it, in milliseconds (002 §9). */
export const gateBlurDelayMs = 100;

/** A job description with more words than this is collapsed (002 §2, §9). */
export const maxUncollapsedWords = 100;
