import { Fragment, isValidElement, type ComponentType, type ReactNode } from 'react';
import {
  FormattedDate,
  FormattedList,
  FormattedMessage,
  FormattedNumber,
  useIntl,
  type IntlShape,
  type MessageDescriptor,
} from 'react-intl';

type TextOf<Props> = (props: Props, intl: IntlShape) => ReactNode;

/** Makes a component that renders pure text: in its own element, or inline within a message. */
export const textView = <Props extends object>(textOf: TextOf<Props>) =>
  Object.assign((props: Props) => <TextSpan>{textOf(props, useIntl())}</TextSpan>, { textOf });

const text = <Props,>(view: ComponentType<Props>, textOf: TextOf<Props>) =>
  [view, textOf as TextOf<never>] as const;

type Message = MessageDescriptor & { readonly values?: Record<string, ReactNode> };

/** For react-intl's components. */
const TEXTS = new Map<unknown, TextOf<never>>([
  text(FormattedDate, ({ value, ...options }, intl) => intl.formatDate(value, options)),
  text(FormattedList, ({ value, ...options }, intl) => intl.formatList(value, options)),
  text(FormattedNumber, ({ value, ...options }, intl) => intl.formatNumber(value, options)),
  text(FormattedMessage as ComponentType<Message>, ({ values, ...message }, intl) =>
    intl.formatMessage(message, values),
  ),
]);

/** Text of a node without elements; null if it contains any. */
function textIn(node: ReactNode, intl: IntlShape): string | null {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (Array.isArray(node)) {
    const texts = node.map((each: ReactNode) => textIn(each, intl));
    return texts.includes(null) ? null : texts.join('');
  }
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return null;
  if (node.type === Fragment) return textIn(node.props.children, intl);
  const textOf = (node.type as { readonly textOf?: TextOf<never> }).textOf ?? TEXTS.get(node.type);
  return textOf ? textIn(textOf(node.props as never, intl), intl) : null;
}

type Props = { readonly children?: ReactNode };

/**
 * Puts text into its own element; in mixed content, each text node. React sets the only text of an
 * element on the element itself, which still works after a translator has replaced the text node.
 */
export function TextSpan({ children }: Props) {
  const intl = useIntl();
  const text = textIn(children, intl);
  if (text !== null) return <span>{text}</span>;
  return <span>{Array.isArray(children) ? apart(children, intl) : children}</span>;
}

function apart(nodes: readonly ReactNode[], intl: IntlShape): readonly ReactNode[] {
  const parts: ReactNode[] = [];
  let text = '';
  const end = () => {
    if (text !== '') parts.push(<span key={`text-${parts.length}`}>{text}</span>);
    text = '';
  };
  for (const node of nodes) {
    const more = textIn(node, intl);
    if (more === null) {
      end();
      parts.push(node);
    } else text += more;
  }
  end();
  return parts;
}
