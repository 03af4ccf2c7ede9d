import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import classes from './marketing.module.css';
import { PageTitle } from './page-title';

afterEach(cleanup);

test.each([
  ['<h1>R&amp;D lead</h1><p>Basel</p>', classes.unseen],
  ['<p>Basel</p>', classes.name],
  ['', classes.name],
])('with the header %s', (headerContent, className) => {
  render(<PageTitle title="R&D lead" profile={{ headerContent }} />);
  expect(screen.getByRole('heading', { level: 1, name: 'R&D lead' }).className).toBe(className);
});
