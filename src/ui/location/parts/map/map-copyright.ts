/** Names of data sets are not translated. */
export const MAP_COPYRIGHT = 'NYC DCP · GeoNames (CC BY 4.0)';
