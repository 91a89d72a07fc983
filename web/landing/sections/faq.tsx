import { QuestionList } from '#web/components/question-list.tsx';
import { FAQ_QUESTIONS } from '../faq-questions.ts';
import { Section } from './section.tsx';

export function Faq() {
  return (
    <Section id="faq" eyebrow="Questions" title="What people want to know">
      <QuestionList name="faq" questions={FAQ_QUESTIONS} />
    </Section>
  );
}
