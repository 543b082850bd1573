import { Box, chakra } from '@chakra-ui/react';

type Props = {
  /** False (grey) until the customer has chosen. */
  readonly placed: boolean;
  /** True (raised) while the point is being geocoded. */
  readonly lifted: boolean;
};

/** The pin's tip is the point. */
export function MapPin({ placed, lifted }: Props) {
  return (
    <Box
      position="absolute"
      left="50%"
      top="50%"
      pointerEvents="none"
      aria-hidden="true"
      zIndex="3"
      color={placed ? 'brand.solid' : 'fg.subtle'}
    >
      <Box
        position="absolute"
        left="-7px"
        top="-3px"
        w="14px"
        h="6px"
        borderRadius="full"
        bg="black/30"
        filter="blur(1px)"
      />
      <chakra.svg
        viewBox="0 0 40 52"
        position="absolute"
        left="-20px"
        top="-51px"
        w="40px"
        h="52px"
        filter="drop-shadow(0 2px 3px rgb(0 0 0 / 0.3))"
        transform={lifted ? 'translateY(-6px)' : 'none'}
        transition="transform 200ms"
        _motionReduce={{ transition: 'none' }}
      >
        <path
          d="M20 51S37 33 37 19A17 17 0 1 0 3 19C3 33 20 51 20 51Z"
          fill="currentColor"
          stroke="#fff"
          strokeWidth="2.5"
        />
        <circle cx="20" cy="19" r="6.5" fill="#fff" />
      </chakra.svg>
    </Box>
  );
}
