import type { ComponentProps, ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import rehypeSanitize, { type Options } from 'rehype-sanitize';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';

/** All that can come out of a post. Whatever is not named here is dropped, whoever may have let it in. */
const ALLOWED: Options = {
  tagNames: [
    ...['p', 'br', 'strong', 'em', 'del', 'a', 'code', 'pre', 'blockquote', 'ul', 'ol', 'li', 'hr', 'img'],
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  // Of a picture only its description: nothing is ever loaded from elsewhere.
  attributes: { a: ['href'], ol: ['start'], img: ['alt'] },
  protocols: { href: ['http', 'https', 'mailto'] },
  strip: ['script', 'style'],
  required: {},
  ancestors: { li: ['ol', 'ul'], tr: ['table'], td: ['table'], th: ['table'] },
};

/** A heading in a post is bold text: the headings of the page are the site's. */
const heading = ({ children }: { readonly children?: ReactNode }) => (
  <p>
    <strong>{children}</strong>
  </p>
);

const COMPONENTS: Components = {
  a: ({ href, children }) => <PostLink href={href}>{children}</PostLink>,
  img: ({ alt }) => <span className="text-muted">[Picture{alt ? `: ${alt}` : ''}]</span>,
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  blockquote: ({ children }) => (
    <blockquote className="border-l-4 border-line-strong pl-4 text-muted">{children}</blockquote>
  ),
  code: ({ children }) => <code className="rounded bg-sunken px-1 py-0.5 text-sm">{children}</code>,
  pre: ({ children }) => (
    <pre className="rounded bg-sunken p-3 text-sm wrap-anywhere whitespace-pre-wrap">{children}</pre>
  ),
  table: ({ children }) => (
    <table className="w-full table-fixed border-collapse text-left text-sm [&_td]:border [&_td]:border-line [&_td]:p-2 [&_th]:border [&_th]:border-line [&_th]:p-2">
      {children}
    </table>
  ),
};

/** HTML shows as the text it is: "<your rank>" must not vanish, and nothing of it may work. */
const HTML_AS_TEXT: ComponentProps<typeof Markdown>['remarkRehypeOptions'] = {
  handlers: {
    html: (_state, { value }: { readonly value: string }, parent?: { readonly type: string }) => {
      const text = { type: 'text' as const, value };
      return parent?.type === 'root'
        ? { type: 'element' as const, tagName: 'p', properties: {}, children: [text] }
        : text;
    },
  },
};

/** What a person wrote, as Markdown. How it is kept harmless: docs/decisions/0014. */
export function PostContent({ markdown }: { readonly markdown: string }) {
  return (
    <div className="prose wrap-anywhere" data-post>
      <Markdown
        remarkPlugins={[remarkGfm, remarkBreaks]}
        remarkRehypeOptions={HTML_AS_TEXT}
        rehypePlugins={[[rehypeSanitize, ALLOWED]]}
        components={COMPONENTS}
      >
        {markdown}
      </Markdown>
    </div>
  );
}

/** A link out of a post: not followed by search engines, and with the site it leads to beside words that do not say it. */
function PostLink({ href, children }: { readonly href: string | undefined; readonly children?: ReactNode }) {
  // An address without a scheme would be one of ours, or with two slashes anyone's.
  if (href === undefined || !URL.canParse(href)) return children;
  const { protocol, host } = new URL(href);
  if (protocol !== 'https:' && protocol !== 'http:' && protocol !== 'mailto:') return children;
  const saysHost = host === '' || (typeof children === 'string' && saysAddress(children, host));
  return (
    <>
      <a href={href} rel="nofollow noopener noreferrer ugc">
        {children}
      </a>
      {saysHost ? null : <span className="text-sm text-muted"> ({host})</span>}
    </>
  );
}

/** Whether a link's words are an address on the very host it leads to. */
function saysAddress(words: string, host: string): boolean {
  const address = /^https?:\/\//i.test(words) ? words : `https://${words}`;
  return URL.canParse(address) && new URL(address).host === host;
}
