import { useEffect } from 'react';
import { HintSettings } from '../../hints/HintSettings.tsx';
import { useAddress } from '../../hooks/useAddress.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { faqChapters, faqWords } from '../../locales/en/faq/index.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { Empty } from '../../ui/panels/Empty.tsx';
import { Panel } from '../../ui/panels/Panel.tsx';
import reading from '../../ui/reading/Reading.module.css';
import { Chapters } from './Chapters.tsx';
import styles from './Faq.module.css';
import { faqFacts } from './facts/index.ts';
import { Questions } from './Questions.tsx';
import { searchFaq, wordsOf } from './searchFaq.ts';
import { useOpened } from './useOpened.ts';

const isQuestion = (id: string) =>
  faqChapters(faqFacts()).some(({ questions }) => questions.some((each) => each.id === id));
/** Up to this many search results open by themselves. */
const FEW = 2;

/** What players ask most, with a search and an address for each answer. */
export default function FaqScreen() {
  const player = useBridge(({ session }) => session.token !== null);
  const [params, change] = useAddress();
  const typed = params.get('q') ?? '';
  const chapters = faqChapters(faqFacts());
  const words = wordsOf(typed);
  const found = words.length === 0 ? null : searchFaq(chapters, words);
  const { opened, toggle } = useOpened(isQuestion);
  const few = found && found.length <= FEW ? found.map(({ id }) => id).join(' ') : '';
  useEffect(() => {
    for (const id of few.split(' ').filter(Boolean)) toggle(id, true);
  }, [few, toggle]);
  return (
    <Panel width="reading" className={reading.reading}>
      <h1>{faqWords.title}</h1>
      <p>{faqWords.intro}</p>
      <search>
        <SearchField label={faqWords.search} value={typed} onChange={(q) => change({ q })} />
      </search>
      <div role="status" className={styles.found}>
        {found && found.length > 0 && <h2>{faqWords.found(found.length)}</h2>}
      </div>
      {found && (
        <Questions
          questions={found}
          opened={opened}
          words={words}
          onToggle={({ id }, open) => toggle(id, open)}
        />
      )}
      {found?.length === 0 && (
        <Empty title={faqWords.none} text={faqWords.noneText} creature="pageant">
          <Button variant="primary" onClick={() => change({ q: null })}>
            {faqWords.clear}
          </Button>
        </Empty>
      )}
      {!found && (
        <Chapters chapters={chapters} opened={opened} onToggle={({ id }, open) => toggle(id, open)} />
      )}
      {player && <HintSettings />}
    </Panel>
  );
}
