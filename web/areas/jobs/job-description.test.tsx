import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JobDescription } from './job-description.tsx';

test('the points of a posting have dots, and hyphens inside its lines stay', () => {
  const text = 'What you need\n- 3 years of repair\n  * self-starter\nPay - by the hour\n-5 degrees';
  expect(renderToStaticMarkup(<JobDescription text={text} />)).toContain(
    '>What you need\n•\u00a03 years of repair\n•\u00a0self-starter\nPay - by the hour\n-5 degrees<',
  );
});
