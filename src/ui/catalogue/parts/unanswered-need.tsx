import { Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { messages as entries } from '#ui/location/entries.messages.ts';
import { messages } from './unanswered-need.messages.ts';

type Props = {
  readonly need: 'place' | 'module';
  readonly onAnswer: () => void;
};

const TEXTS = {
  place: {
    art: 'pin',
    title: entries.question,
    text: messages.placeText,
    button: messages.choosePlace,
  },
  module: {
    art: 'grid',
    title: messages.module,
    text: messages.moduleText,
    button: messages.chooseModule,
  },
} as const;

export function UnansweredNeed({ need, onAnswer }: Props) {
  const { art, title, text, button } = TEXTS[need];
  return (
    <EmptyState
      art={art}
      title={<FormattedMessage {...title} />}
      text={<FormattedMessage {...text} />}
      action={
        <Button onClick={onAnswer}>
          <FormattedMessage {...button} />
        </Button>
      }
    />
  );
}
