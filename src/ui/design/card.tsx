import { Box, type BoxProps } from '@chakra-ui/react';

/** A sheet of paper on the table. */
export function Card({ children, ...rest }: BoxProps) {
  return (
    <Box
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.muted"
      borderRadius="xl"
      boxShadow="rest"
      position="relative"
      {...rest}
    >
      {children}
    </Box>
  );
}
