import { productName } from '@portal/domain/constants/application';
import type { OrganizationWithoutBrands } from '@portal/domain/organizations/merge-organization';
import { shellTexts } from '@portal/domain/texts/shell';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../config/paths';
import classes from './shell.module.css';

/** The organization's logo, or its name without a loadable one; links home. */
export function OrganizationMark({
  organization,
}: {
  organization: Pick<OrganizationWithoutBrands, 'name' | 'photoURL'> | null;
}) {
  const name = organization?.name ?? productName;
  const logo = organization?.photoURL ?? '';
  const [broken, setBroken] = useState('');
  return (
    <Link to={paths.app.href()} className={classes.name} aria-label={shellTexts.homeOf(name)}>
      {logo && logo !== broken ? (
        <img
          className={classes.logo}
          src={logo}
          alt=""
          onError={() => {
            setBroken(logo);
          }}
        />
      ) : (
        name
      )}
    </Link>
  );
}
