var header = {closeFlyout:"Schliessen",category:{offers:"Aktionen"}};

export { header as default };
