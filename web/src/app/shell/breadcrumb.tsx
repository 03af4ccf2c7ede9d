import { shellTexts } from '@portal/domain/texts/shell';
import { Anchor, Breadcrumbs, Text } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { useCrumbNames } from '../../components/layout/crumb-names';
import { parentUrl, crumbsOf, inMode } from './crumbs';

/** The path to this screen; on a phone a link one level up. */
export function Breadcrumb() {
  const { pathname, search } = useLocation();
  const crumbs = crumbsOf(pathname, useCrumbNames());
  const above = parentUrl(pathname);
  return (
    <>
      <Breadcrumbs component="nav" aria-label={shellTexts.breadcrumb} visibleFrom="sm" py="sm" separatorMargin={6}>
        {crumbs.map((crumb) =>
          crumb.href ? (
            <Anchor
              key={crumb.label}
              component={Link}
              to={inMode(crumb.href, search)}
              size="sm"
              c="dimmed"
              lh="sm"
              maw={320}
              truncate
            >
              {crumb.label}
            </Anchor>
          ) : (
            <Text key={crumb.label} size="sm" aria-current="page" lh="sm" maw={420} truncate>
              {crumb.label}
            </Text>
          ),
        )}
      </Breadcrumbs>
      {above ? (
        <Anchor
          component={Link}
          to={inMode(above, search)}
          size="sm"
          hiddenFrom="sm"
          display="inline-flex"
          py="sm"
          style={{ alignItems: 'center' }}
        >
          <IconChevronLeft size={16} aria-hidden />
          {shellTexts.back}
        </Anchor>
      ) : (
        <div style={{ height: 12 }} />
      )}
    </>
  );
}
