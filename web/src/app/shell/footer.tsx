import { applicationVersion, productName } from '@portal/domain/constants/application';
import { Container } from '@mantine/core';
import classes from './shell.module.css';

export function Footer() {
  return (
    <footer className={classes.footer}>
      <Container size={1400} px="md">
        {productName} {applicationVersion}
      </Container>
    </footer>
  );
}
