/** Colours of native charts, one a model: people with colour blindness tell them apart. */
export const modelColors = ["#2257d6", "#b5480c", "#127a5a", "#8a3ffc", "#a11452", "#6b5d00"];
