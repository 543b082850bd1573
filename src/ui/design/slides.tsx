import { Box, chakra, HStack } from '@chakra-ui/react';
import { useRef, type FocusEvent, type TouchEvent } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { Picture } from './picture.tsx';
import { messages } from './slides.messages.ts';
import { useAutoplay } from './use-autoplay.ts';

export const TRANSITION = '800ms';
const SWIPE = 40;

type Props = {
  readonly label: string;
  readonly pictures: readonly { readonly src: string; readonly alt: string }[];
  readonly ratio: number;
  readonly sizes: string;
};

export function Slides({ label, pictures, ratio, sizes }: Props) {
  const play = useAutoplay(pictures.length);
  const { index } = play;
  const swipe = useSwipe((steps) => play.show(index + steps));
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) =>
    currentTarget.contains(relatedTarget) ? undefined : play.release('focus');
  return (
    <Box
      as="section"
      aria-roledescription="carousel"
      aria-label={label}
      onMouseEnter={() => play.hold('pointer')}
      onMouseLeave={() => play.release('pointer')}
      onFocus={() => play.hold('focus')}
      onBlur={leave}
    >
      <Box
        display="grid"
        position="relative"
        borderRadius="2xl"
        overflow="hidden"
        bg="bg.muted"
        aria-live={play.moves ? 'off' : 'polite'}
        {...swipe}
      >
        {pictures.map((picture, at) => (
          <Box
            key={picture.src}
            gridArea="1 / 1"
            aria-hidden={at !== index}
            opacity={at === index ? '1' : '0'}
            transition={`opacity ${TRANSITION} ease`}
          >
            <Picture {...picture} ratio={ratio} rounded="none" eager={at === 0} sizes={sizes} />
          </Box>
        ))}
      </Box>
      {pictures.length > 1 ? <Controls count={pictures.length} play={play} /> : null}
    </Box>
  );
}

type ControlsProps = {
  readonly count: number;
  readonly play: ReturnType<typeof useAutoplay>;
};

function Controls({ count, play }: ControlsProps) {
  const { formatMessage } = useIntl();
  const { index, isPlaying, show, toggle } = play;
  return (
    <HStack justify="center" gap="1" pt="2">
      <IconButton aria-label={formatMessage(messages.previous)} onClick={() => show(index - 1)}>
        <Icon name="chevronStart" />
      </IconButton>
      {Array.from({ length: count }, (_, at) => (
        <Dot key={at} number={at + 1} isShown={at === index} onShow={() => show(at)} />
      ))}
      <IconButton aria-label={formatMessage(messages.next)} onClick={() => show(index + 1)}>
        <Icon name="chevronEnd" />
      </IconButton>
      <IconButton
        aria-label={formatMessage(isPlaying ? messages.pause : messages.play)}
        onClick={toggle}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </IconButton>
    </HStack>
  );
}

type DotProps = {
  readonly number: number;
  readonly isShown: boolean;
  readonly onShow: () => void;
};

function Dot({ number, isShown, onShow }: DotProps) {
  const { formatMessage } = useIntl();
  return (
    <chakra.button
      type="button"
      aria-label={formatMessage(messages.goTo, { number })}
      aria-current={isShown ? 'true' : undefined}
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      boxSize="8"
      borderRadius="full"
      cursor="pointer"
      focusVisibleRing="outside"
      onClick={onShow}
    >
      <Box
        h="2.5"
        w={isShown ? '6' : '2.5'}
        borderRadius="full"
        bg={isShown ? 'brand.solid' : 'border.emphasized'}
        transition="width 200ms"
        css={{ '@media (forced-colors: active)': { outline: '1px solid' } }}
      />
    </chakra.button>
  );
}

/** Swipes follow the reading direction. */
function useSwipe(onSwipe: (steps: 1 | -1) => void) {
  const from = useRef<number | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      from.current = touches[0]?.clientX ?? null;
    },
    onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent) => {
      const to = changedTouches[0]?.clientX;
      if (from.current === null || to === undefined) return;
      const travelled = to - from.current;
      from.current = null;
      if (Math.abs(travelled) < SWIPE) return;
      const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
      onSwipe(travelled < 0 === isMirrored ? -1 : 1);
    },
  };
}
