/** How often a public page reports its view, in milliseconds. */
export const viewPollMs = 5000;

/** Inactivity after which a visit ends and the next one gets a new session id, in milliseconds. */
export const maxInactiveMs = 300_000;

/** Time without mouse or keyboard input after which view time is not counted, in milliseconds. */
export const idleTimeoutMs = 30_000;

/** Fade-out of the feedback bar, in milliseconds. */
export const feedbackBarFadeMs = 800;

/** Delay before the page behind the gate is blurred, in milliseconds. */
export const gateBlurDelayMs = 100;

/** Longer job descriptions are collapsed. */
export const maxUncollapsedWords = 100;

/** Header of public calls with the passes of recipients who have entered a mailed code in this browser. */
export const viewerPassHeader = 'x-viewer-passes';

/** Most passes that a browser keeps and a call may carry. */
export const maxViewerPasses = 5;
