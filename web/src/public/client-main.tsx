import { clientTexts } from '@portal/domain/texts/client-connect';
import { showPage } from './show-page';
import { ClientApp } from './client-connect/client-app';

showPage(<ClientApp />, clientTexts.loading);
