import { afterEach, expect, test } from '@jest/globals';
import { loadStateTexts } from '@portal/domain/texts/states';
import { screen } from '@testing-library/react';
import { goOffline, goOnline, reconnect } from '../../testing/connection';
import { render } from '../../testing/render';
import { Loaded } from './loaded';

afterEach(goOnline);

test('loading without a connection says why nothing comes, until there is one', async () => {
  goOffline();
  render(<Loaded live={{ status: 'loading' }}>{() => null}</Loaded>);
  expect(screen.getByRole('status').textContent).toBe(loadStateTexts.offline);
  await reconnect();
  expect(screen.getByRole('status', { name: loadStateTexts.loading }).textContent).toBe('');
});
