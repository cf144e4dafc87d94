import { campWords } from '../../../locales/en/camp.ts';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { LateDialogButton } from '../../../ui/buttons/LateDialogButton.tsx';

const load = () => import('./ArrangeDialog.tsx').then(({ ArrangeDialog }) => ArrangeDialog);

/** Opens the choice of what stands where in the camp. */
export const ArrangeButton = () => (
  <LateDialogButton className={buttonClass()} load={load}>
    {campWords.arrange}
  </LateDialogButton>
);
