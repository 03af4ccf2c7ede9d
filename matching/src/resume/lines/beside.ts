/** So far may the tops of lines that stand beside each other be apart, in points: small letters begin lower than large ones. */
export const mostTopsApart = 3;
