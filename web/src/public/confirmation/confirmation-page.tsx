import { productName } from '@portal/domain/constants/application';
import { publicJobTexts } from '@portal/domain/texts/public-job';
import content from '../components/content.module.css';
import { Panel } from '../components/panel';
import { Toolbar } from '../components/toolbar';
import { Themed } from '../theme/themed';
import { unbranded } from '../theme/theme-variables';

/** Confirms the upload of a resume; it belongs to no organization, so it has no branding. */
export default function ConfirmationPage() {
  return (
    <Themed theme={unbranded} title={publicJobTexts.uploaded}>
      <Toolbar theme={{ organizationName: productName, websiteURL: '', logo: null }} />
      <main className={content.content}>
        <Panel icon="check" title={publicJobTexts.uploaded}>
          <p>{publicJobTexts.confirmationPrompt}</p>
        </Panel>
      </main>
    </Themed>
  );
}
