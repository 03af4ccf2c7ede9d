import { jest } from '@jest/globals';
import { configure } from '@testing-library/react';

// Screens are drawn and used in a simulated browser: on a busy machine a dozen clicks take longer than Jest's five
// seconds, and what a screen shows next comes later than the library's one.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });
