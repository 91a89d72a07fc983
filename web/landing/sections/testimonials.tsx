import { StoryList } from '#web/components/story-list.tsx';
import { Section } from './section.tsx';

const STORIES = [
  {
    quote:
      'I had written “squad leader” on every application. Now it says what I did: scheduled, trained and took care of nine people.',
    who: 'An Army sergeant, now a shift supervisor',
  },
  {
    quote:
      'The list gave me a reason for every title. Two of them made me think, of course. Nobody had ever told me those jobs existed.',
    who: 'A Navy electronics technician, now in medical equipment repair',
  },
  {
    quote: 'It asked me for numbers instead of making them up. In the interview, I could back up every line.',
    who: 'An Air Force logistics planner, now a supply chain analyst',
  },
] as const;

export function Testimonials() {
  return (
    <Section id="stories" ground="sheet" eyebrow="From the community" title="What the move can look like">
      <StoryList stories={STORIES} />
    </Section>
  );
}
