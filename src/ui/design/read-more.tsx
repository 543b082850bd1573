import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from '#ui/kernel/kernel.messages.ts';

type Props = { readonly text: string; readonly limit?: number };

export function ReadMore({ text, limit = 70 }: Props) {
  const [whole, setWhole] = useState(false);
  const characters = Array.from(text);
  if (characters.length <= limit) return <Text as="span">{text}</Text>;
  const beginning = `${characters.slice(0, limit).join('').trimEnd()}...`;
  const shown = `${whole ? text : beginning} `;
  return (
    <Text as="span">
      <span>{shown}</span>
      <Button
        variant="plain"
        minH="6"
        px="0"
        verticalAlign="baseline"
        aria-expanded={whole}
        onClick={() => setWhole(!whole)}
      >
        <FormattedMessage {...(whole ? messages.readLess : messages.readMore)} />
      </Button>
    </Text>
  );
}
